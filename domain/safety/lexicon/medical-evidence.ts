/** A body that fails now. */
export const medicalEvidence = {
  ON_FLOOR: ['lying/lies/lay/found/floor/ground/collapsed/fell/fallen/slumped/limp'],
  NO_REACTION: [
    'not/never ..1 react/respond/answer/move/moving/responding/wake/waking/reacting/breathing/breathe/blink/conscious',
    'without moving/reacting',
    'unresponsive/limp/lifeless/blue',
  ],
  FACE_OR_SIDE: [
    'face/mouth/smile',
    'side of',
    'left/right/one side/arm',
    'half of',
    'my arm/leg',
    'speech/arm',
  ],
  STROKE: [
    'drooping/droops/hanging/hangs/slurred/slurring/lopsided/numb/crooked',
    'talks/talking/speaks/speaking/words/speech is? strange/funny/slurred/odd/weird/wrong',
    'not feel/move',
  ],
  CHEST: ['chest !of/drawer/day', 'heart hurts/hurting/racing/pain'],
  HEART_ATTACK: [
    'numb/sweating/sweaty/jaw/crushing/squeezing/stabbing/tight/tightness',
    'left arm',
    'can not breathe',
    'arm hurts/pain/numb/tingling',
  ],
} as const
