import { type Combination, toldOrLearnt } from './combination.ts'

/** Kinds of evidence that together point to immediate danger. */
export const dangerCombinations: readonly Combination[] = [
  {
    topic: 'danger',
    name: 'armed anger',
    about: 'self',
    together: ['SELF', 'KILL_SOMEONE', 'WEAPON_OR_PLAN'],
    passesIn: [...toldOrLearnt, 'laughing', 'leisure'],
  },
  {
    topic: 'danger',
    name: 'gun',
    about: 'self',
    together: ['OTHER_PERSON', 'GUN'],
    passesIn: ['on-duty', ...toldOrLearnt, 'leisure', 'laughing', 'hypothetical', 'sport'],
  },
  {
    topic: 'danger',
    name: 'trapped',
    about: 'self',
    together: ['NO_ESCAPE', 'HAZARD'],
    passesIn: [...toldOrLearnt, 'leisure', 'hypothetical', 'sport'],
  },
  {
    topic: 'danger',
    name: 'burning',
    about: 'self',
    together: ['BURNING_PLACE', 'BURNING'],
    passesIn: [...toldOrLearnt, 'leisure', 'hypothetical', 'kitchen', 'event', 'routine-fire'],
  },
  {
    topic: 'danger',
    name: 'child in a perilous place',
    about: 'other',
    together: ['CHILD_ALONE', 'PERILOUS_PLACE', 'UNATTENDED'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'leisure', 'sport'],
  },
  {
    topic: 'danger',
    name: 'hiding',
    about: 'self',
    together: ['HIDING', 'NEARBY'],
    passesIn: [...toldOrLearnt, 'event', 'laughing', 'leisure'],
  },
  {
    topic: 'danger',
    name: 'hiding from violence',
    about: 'self',
    together: ['HE_SHE', 'VIOLENT_ACT', 'HIDING'],
    passesIn: [...toldOrLearnt, 'event', 'laughing'],
  },
  {
    topic: 'danger',
    name: 'stranger at home',
    about: 'self',
    together: ['UNKNOWN_PERSON', 'AT_MY_HOME', 'MENACE'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'everyday', 'leisure'],
  },
  {
    topic: 'danger',
    name: 'somebody behind me',
    about: 'self',
    together: ['VEHICLE_OR_PERSON', 'BEHIND_ME', 'LASTING'],
    passesIn: [...toldOrLearnt, 'online', 'child-care', 'sport', 'hypothetical', 'everyday', 'event'],
  },
  {
    topic: 'danger',
    name: 'cut off by water',
    about: 'self',
    together: ['TIDE', 'CUT_OFF'],
    passesIn: ['fiction', 'knowledge', 'hypothetical'],
  },
  {
    topic: 'danger',
    name: 'driven by a drunk driver',
    about: 'self',
    together: ['LIFT', 'DRUNK_DRIVER', 'DRIVEN_BADLY'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'earlier'],
  },
]
