import type { Sign } from './sign.ts'

/** Names that the signs of an emergency are built from. */
export const medicalWords = {
  TOOK: 'took taken swallowed ate eaten downed popped drank drunk necked snorted injected ingested consumed',
  MANY: [
    '#8',
    'too/to/2 many/much',
    'all/most ..1 of? my/the/his/her/them?',
    'whole/entire/full/half ..1 bottle/pack/packet/box/blister/strip of?',
    'bottle/packet/box/handful/handfuls/fistful/bunch/load/loads/lots/ton/tons/lot/heap/strip/strips/pack/packs of',
    'several/multiple boxes/packs/packets/strips/bottles/handfuls of?',
    'bottles/boxes/packs/handfuls of',
    'double/triple/twice',
    'more/extra than',
    'way too',
    'everything in',
    'loads/tons/lots',
  ],
} as const

/** An overdose, a collapse or an injury: an ambulance first, everything else later. */
export const medicalSigns: readonly Sign[] = [
  {
    topic: 'medical-emergency',
    name: 'overdose',
    strength: 'unclear',
    needsNoSecondJudge: true,
    about: 'subject',
    passesIn: ['fiction', 'knowledge', 'routine-dose', 'hypothetical', 'earlier'],
    patterns: [
      'TOOK my ..1 PILL twice/again',
      'swallowed/drank/drunk/ate ..2 cleaning/toxic/chemical/washing ..1 product/fluid/agent/solution/tablet/liquid',
      'swallowed/drank/drunk ..2 fluid/chemical/chemicals/solvent/fuel/lighter/dishwasher/polish/ink/acid',
      'swallowed/swallow A ..1 blade/razor/glass/nail/needle/screw/battery/magnet/magnets/pin/knife',
      'TOOK ..2 MANY ..3 PILL',
      'TOOK ..1 #8 ..1 of ..2 PILL/them/those',
      'TOOK ..1 all/too ..2 PILL/pills',
      'TOOK an/a/my ..1 overdose',
      'i/he/she ..2 overdosed',
      'TOOK ..2 whole/entire bottle/box/pack/packet/strip ..1 of?',
      'TOOK ..3 POISON',
      'drank/drunk/drink/swallow/swallowed/ate ..2 POISON/magnets/battery/batteries',
    ],
  },
]
