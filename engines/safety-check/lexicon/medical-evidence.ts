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
  HEAD_BLOW: [
    'hit/hits/banged/bumped/knocked/fell/falled/fall/fallen/landed/kicked/whacked ..5 head',
    'blow/knock/bump/kick on/to the/my/his/her head',
  ],
  BRAIN_SIGN: [
    'vomit/vomits/vomiting/vomited/puking/threw/throwing',
    'see/sees/seeing double',
    'double vision',
    'confused/unconscious/sleepy/drowsy',
    'pupils/pupil ..3 different/bigger/larger/uneven',
    'clear fluid',
  ],
  PREGNANCY: ['pregnant/pregnancy/trimester', '#10 weeks $', '#10 weeks pregnant/along/gone'],
  HEAVY_BLEEDING: [
    'heavy/heavily/lots/bright/badly/gushing ..2 bleeding/blood',
    'bleeding ..2 heavily/lots/badly/clots/bright',
    'soaked/soaking/soaks ..3 pad/pads/towel/towels/sheets',
  ],
  BELLY: ['belly/stomach/abdomen/tummy'],
  RIGID: ['rigid', 'hard like/as ..1 a? board/rock/stone/wood/plank', 'rock/board hard'],
  ILLNESS: ['fever/vomiting/shivering/shivers/confused/pain/bleeding/fainted/faint/collapsed/temperature'],
  SEDATIVE: [
    'PILL',
    'xans/bars/benzo/benzos/opioid/opioids/oxy/heroin/fentanyl/methadone/lean/downers/tramadol',
  ],
  SINKING: [
    'nodding/nod off/out',
    'forget/forgets/forgetting to breathe',
    'keep/keeps drifting/slipping/passing/blacking/falling off/out/asleep',
    'breathing ..1 slow/shallow/slower',
  ],
} as const
