/** Weapons, strangers, fire, and places that are perilous now. */
export const dangerEvidence = {
  VIOLENT_ACT: [
    'smash/smashing/smashes/breaking/throwing/screaming/yelling/shouting/punching/kicking/hitting/raging/violent/furious/threatening/drunk/rage/angry/knife',
  ],
  KILL_SOMEONE: [
    'kill/stab/shoot/murder/strangle/hurt him/her/them/someone/somebody/people/everyone',
    'kill/stab/shoot/murder/strangle/hurt my ADJ? CLOSE_PERSON/PEER/AUTHORITY',
    'kill/stab/shoot/murder my stepfather/stepmother',
  ],
  NEARBY: [
    'he/she/they/someone/is/are in the/my/our ..1 house/flat/home/building/room',
    'hear/downstairs/upstairs/outside/coming/knife/angry/shouting/screaming/yelling/banging/looking/searching',
  ],
  HIDING: [
    'hiding/hid/hide in/under/behind/from ..1 closet/wardrobe/bathroom/toilet/bed/room/cupboard/garage/car/him/her/them',
    'locked myself in',
    'barricaded',
  ],
  WEAPON_OR_PLAN: [
    'know/knows where/when/how he/she/they',
    'i mean it',
    'waiting for him/her/them',
    'WEAPON',
    'plan/planned/planning/tonight/seriously/revenge/deserve/deserves',
  ],
  HE_SHE: ['he/she/they', 'PARTNER/PARENT/KIN/CARER/AUTHORITY', 'stepfather/landlord'],
  AT_MY_HOME: [
    'in/inside my/our ..1 hallway/kitchen/bedroom/bathroom/basement/attic/living/closet/room/bed',
    'in/outside/at/around/on/near my/the/our ..1 garden/yard/door/window/porch/house/balcony/driveway/hallway/stairs/fence/home',
    'the/my door/window/handle/lock',
  ],
  GUN: [
    'gun/guns/pistol/rifle/shotgun/machete/firearm/revolver !show/range/control/law/laws/safety/collection/license/licence',
  ],
  NO_ESCAPE: [
    'can not ..1 get free/up/loose',
    'can not ..1 get/go out',
    'can not ..1 escape/leave/move',
    'trapped/stuck',
  ],
  HAZARD: [
    'under A ..1 shelf/car/tree/wardrobe/fridge/rubble/snow/debris',
    'flood/flooding/flooded/fire/smoke/avalanche/collapsed/rubble/drowning/landslide/hurricane/tornado/earthquake',
    'river/water ..2 rising/flooding/coming',
  ],
  BURNING_PLACE: [
    'house/flat/apartment/building/kitchen/garage/car/roof/room/hallway/basement/shed/oven/stove/neighbour/neighbor/door/stairs/stairway/corridor/socket/balcony',
  ],
  BURNING: ['burning/flames/fire', 'smoke ..1 coming/comes/everywhere/filling/pouring/in/under/from'],
  CHILD_ALONE: ['CHILD'],
  PERILOUS_PLACE: [
    'motorway/highway/tracks/ledge/balcony/roof/windowsill/deep/traffic',
    'the/a/busy road/street',
    'hot car',
    'swimming pool',
  ],
  UNATTENDED: [
    'alone/walking/running/climbing/climbed/ran/crawling/wandering/locked/stuck/hanging/unattended',
  ],
  UNKNOWN_PERSON: ['man/men/guy/stranger/somebody/someone/figure/prowler/dude/guys'],
  MENACE: [
    'standing/sitting/hiding/unknown',
    'hear/footsteps/downstairs/upstairs/moving/trying/tries/alone/banging/watching/staring/leave/knocking/rattling/scared/climbing/peeking/lurking/masked/handle/forcing/pounding/filming/shouting/threatening',
  ],
  BEHIND_ME: ['behind me', 'after me', 'following', 'same turns/way/corner'],
  LASTING: [
    'since/still/stays/whole/keeps/keep/everywhere/again/faster/miles/blocks/minutes/scared/closer/slows/stops',
  ],
  TIDE: [
    'tide ..3 coming/rising/in/fast/quick/quickly/up',
    'water ..3 rising/coming in/up/higher/fast/quick/$',
  ],
  CUT_OFF: [
    'stuck/stranded/trapped/surrounded',
    'cut off',
    'can not ..1 swim',
    'can not ..2 get/go back/out/off/away',
    'sandbank/causeway/mudflats/mudflat',
  ],
  LIFT: [
    'my ride/driver/lift/uber/taxi/cab',
    'driving/drives me/us',
    'in the ..1 back/passenger ..1 seat',
    'in his/her/the/their ..1 car/van/truck',
    'i am in the ..1 back/car',
  ],
  DRUNK_DRIVER: [
    'drunk/hammered/wasted/plastered/pissed/stoned/high/smashed/tipsy',
    'drunk/drank/had ..4 beer/beers/wine/pints/vodka/whisky/whiskey/drinks',
  ],
  DRIVEN_BADLY: [
    'swerving/swerves/swerved/speeding/drifting/weaving/veering',
    'across/over ..1 line/lines/middle/lane/lanes',
    'not ..1 stop/pull/slow/let',
    'right now',
  ],
  VEHICLE_OR_PERSON: ['car/van/man/guy/someone/stranger/somebody/men/motorbike/truck/he'],
} as const
