/** What hurts one's own body, its traces and its reasons. */
export const selfHarmEvidence = {
  BLADE: ['razor/razors/blade/blades/lighter/scissors/scalpel/sharpener/needle/needles', 'knife $'],
  PULL_TO_HARM: [
    'so strong',
    'keep/keeps/kept ..1 picking/holding/looking/thinking/taking/staring',
    'urge/urges/tempted/temptation/craving/itching',
    'can not/hard stop/resist/to',
    'bandage/bandages/plasters/tissues/bloody',
    'blood !test/tests/sample/samples/pressure/sugar/donation/taken/drawn/from',
    'my skin/arm/arms/wrist/wrists/thigh/thighs/legs',
    'hide/hidden/hiding/hid ..4',
    'hurt/harm myself/herself/himself',
  ],
  WOUNDS: [
    'cuts/cut/scars/burns/scratches/marks/wounds on/all/over ..1 MY ..1 LIMB',
    'cuts/wounds/scars ..3 hide/cover/sleeves',
    'hide/hiding/cover/covering ..1 my/his/her cuts/scars/burns/wounds/marks/arms/wrists',
  ],
  INJURE_SELF: [
    'bruise/bruised/bruising/cutting/burning/hitting/hurting/swallow/swallowing/starve/starving my/myself/things',
    'burn/burnt/burned/cut/hit/hurt/scratched/scratch/bit/bite/punched/punch/stabbed/swallowed/bang/banged/broke/scalded/pierced ..1 my/myself/a',
  ],
  ON_PURPOSE: ['on purpose', 'deliberately/intentionally/purposely', 'to punish/hurt/feel/calm'],
  BUMPS: ['bump/bumps/bruise/bruises/lump/lumps'],
  HEAD_HIT: ['hit/hitting/bang/banging/smash/smashing/slam/slamming/knock/knocking it/head/forehead/myself'],
  INJURY: ['burns/cuts/blood/bruises/scars/bleeding/bleed/wounds/marks'],
  SELF_HATE: ['hate/punish/hurt myself', 'deserve/deserved it/this/to/pain', 'on purpose', 'my own fault'],
  PUNISHMENT: ['punish/punishes/punishing/punished me', 'as/for/a punishment', 'teach/teaches me a lesson'],
} as const
