import { type Combination, toldOrLearnt } from './combination.ts'

/** Kinds of evidence that together point to a medical emergency. */
export const medicalCombinations: readonly Combination[] = [
  {
    topic: 'medical-emergency',
    name: 'no reaction',
    about: 'other',
    together: ['OTHER_PERSON', 'ON_FLOOR', 'NO_REACTION'],
    passesIn: [...toldOrLearnt, 'online', 'hypothetical', 'words-only'],
  },
  {
    topic: 'medical-emergency',
    name: 'heart',
    about: 'self',
    together: ['CHEST', 'HEART_ATTACK'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'panic', 'sport'],
  },
  {
    topic: 'medical-emergency',
    name: 'stroke',
    about: 'other',
    together: ['FACE_OR_SIDE', 'STROKE'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'panic'],
  },
]
