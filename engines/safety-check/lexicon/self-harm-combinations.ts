import { type Combination, toldOrLearnt } from './combination.ts'

/** Kinds of evidence that together point to self-harm. */
export const selfHarmCombinations: readonly Combination[] = [
  {
    topic: 'self-harm',
    name: 'pain sought',
    about: 'self',
    together: ['HURT_OWN_BODY', 'RELIEF_BY_PAIN'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'sport', 'leisure', 'child-care', 'laughing'],
  },
  {
    topic: 'self-harm',
    name: 'blood',
    about: 'self',
    together: ['SELF', 'BLOOD', 'BLOOD_SOURCE'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'sport', 'leisure', 'routine-dose'],
  },
  {
    topic: 'self-harm',
    name: 'drawn to a blade',
    about: 'self',
    together: ['WRITER', 'BLADE', 'PULL_TO_HARM'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'leisure'],
  },
  {
    topic: 'self-harm',
    name: 'wounds',
    about: 'self',
    together: ['SELF', 'WOUNDS'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'sport'],
  },
  {
    topic: 'self-harm',
    name: 'self-inflicted',
    about: 'self',
    together: ['SELF', 'INJURE_SELF', 'ON_PURPOSE'],
    passesIn: [...toldOrLearnt, 'sport'],
  },
  {
    topic: 'self-harm',
    name: 'wounds of another',
    about: 'other',
    together: ['OTHER_PERSON', 'WOUNDS'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'sport'],
  },
  {
    topic: 'self-harm',
    name: 'bumps',
    about: 'self',
    together: ['SELF', 'BUMPS', 'HEAD_HIT'],
    passesIn: [...toldOrLearnt, 'accident', 'sport'],
  },
  {
    topic: 'self-harm',
    name: 'wounds and self-hate',
    about: 'self',
    together: ['SELF', 'INJURY', 'SELF_HATE'],
    passesIn: [...toldOrLearnt, 'kitchen', 'accident', 'sport'],
  },
]
