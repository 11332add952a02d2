import type { Sign } from './sign.ts'

/** Fire and water that come nearer, and harm that the writer prepares for others. */
export const perilSigns: readonly Sign[] = [
  {
    topic: 'danger',
    name: 'fire comes nearer',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'self',
    isFact: true,
    passesIn: ['fiction', 'knowledge', 'hypothetical', 'earlier', 'leisure', 'routine-fire'],
    patterns: [
      'fire/flames/bushfire/wildfire/grassfire ..3 jumped/crossed/reached/reaching/across/coming ..3 road/river/fence/street/house/home/garden/town/us',
      'embers ..2 landing/falling/raining/blowing/hitting ..3',
    ],
  },
  {
    topic: 'danger',
    name: 'attack prepared',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'self',
    passesIn: ['fiction', 'knowledge', 'laughing', 'leisure', 'hypothetical', 'words-only'],
    patterns: [
      'i ~5 throw/throwing/pour/spray/chuck ..1 acid/petrol/gasoline/bleach/ammonia over/on/at/in ..1 him/her/them/SOMEONE/his/their',
      'i ~3 got/have ..1 enough? ..1 petrol/gasoline/bullets/ammo/ammunition/acid enough? ..5 for all/everyone/everybody/them/each/every ..1',
      'make/making/made sure ..1 that? ..1 none/nobody/not one? of? them/one? ..1 leaves/leave/survives/survive/escapes/walks ..2',
      'list/names of ..2 people/students/classmates/colleagues/teachers/names ..10 pay/regret/none/nobody/leaves/suffer/dead',
      'run/running/ran/drive/driving my ..1 AUTHORITY/PARTNER/PEER/KIN/PARENT over !the/this',
      'followed him/her/them home ..10 foot/pedal/knife/next/accelerator',
    ],
  },
]
