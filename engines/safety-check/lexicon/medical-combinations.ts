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
  {
    topic: 'medical-emergency',
    name: 'blow to the head',
    about: 'self',
    together: ['HEAD_BLOW', 'BRAIN_SIGN'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'earlier', 'laughing'],
  },
  {
    topic: 'medical-emergency',
    name: 'bleeding in pregnancy',
    about: 'self',
    together: ['PREGNANCY', 'HEAVY_BLEEDING'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'earlier'],
  },
  {
    topic: 'medical-emergency',
    name: 'rigid belly',
    about: 'self',
    together: ['BELLY', 'RIGID', 'ILLNESS'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'earlier', 'sport'],
  },
  {
    topic: 'medical-emergency',
    name: 'sinking after a drug',
    about: 'self',
    together: ['SEDATIVE', 'SINKING'],
    passesIn: [...toldOrLearnt, 'hypothetical', 'earlier', 'routine-dose'],
  },
]
