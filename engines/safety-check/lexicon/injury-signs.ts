import type { Sign } from './sign.ts'

/** Cutting, scalding and starving oneself, told as a matter of fact. */
export const injurySigns: readonly Sign[] = [
  {
    topic: 'self-harm',
    name: 'cut with a blade',
    strength: 'unclear',
    about: 'subject',
    passesIn: ['accident', 'fiction', 'sport', 'knowledge'],
    patterns: [
      'cut/cuts/cutting/slice/slicing MY own? ..1 thigh/thighs/wrist/wrists/forearm/forearms/stomach/hips/skin/arms with/using/by ..2 CUTTING_EDGE',
      'i ..1 cut/slice MY own? ..1 thighs/wrists/forearms/stomach/hips/arms ..6 after/before/every/each/when',
      'CUTTING_EDGE ..6 so i can cut',
      'cut/cutting under/in/during ..1 A ..1 desk/table/toilet/toilets/cubicle/exam/lesson/lecture/meeting $/so/if/when/because/and',
      'did ..1 so/it ..6 needed/need/got/had stitches',
    ],
  },
  {
    topic: 'self-harm',
    name: 'blades for the body',
    strength: 'unclear',
    about: 'writer',
    passesIn: ['accident', 'fiction', 'sport', 'knowledge', 'kitchen'],
    patterns: [
      'too? blunt/dull/rusty/sharp ..1 for my ..1 arm/arms/thigh/thighs/wrist/wrists/skin',
      'blade/blades/razor/razors in/inside my/the pencil/phone/pillow/makeup/school/jacket case/bag/box/pocket',
    ],
  },
  {
    topic: 'self-harm',
    name: 'scalded on purpose',
    strength: 'unclear',
    about: 'subject',
    passesIn: ['accident', 'fiction', 'knowledge'],
    patterns: [
      'i ~3 put/puts/putting/hold/holding/held/stuck/dipped MY ..1 LIMB in/into/on/onto/under/over the/a? ..1 boil/boiling/scalding/hotplate/flame/burner',
      'i ~3 hold/held/press/pressed MY ..1 LIMB on/onto/against the/a? hot stove/hob/plate/iron/pan/radiator/oven',
    ],
  },
  {
    topic: 'self-harm',
    name: 'nothing eaten or drunk',
    strength: 'unclear',
    about: 'subject',
    isFact: true,
    passesIn: ['animal', 'fiction', 'knowledge', 'religious-fast', 'routine-dose'],
    patterns: [
      'stopped/stop/quit to? eat/eating/drink/drinking ..1 #2/several/some days/weeks ago',
      'had/has/have/eaten/drunk/ate ..1 nothing ..2 for/since/in ..1 #2/several days',
      'fasting ..10 water too',
      'not ..1 eat/drink/eating/drinking $? ..2 day #3',
      'refuse/refuses/refused/refusing ..1 sips/fluids/liquids/drinks/water ..2',
      'not eat ..8 also not ..1 drink',
    ],
  },
]
