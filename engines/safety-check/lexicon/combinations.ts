import { abuseCombinations } from './abuse-combinations.ts'
import type { Combination } from './combination.ts'
import { dangerCombinations } from './danger-combinations.ts'
import { medicalCombinations } from './medical-combinations.ts'
import { selfHarmCombinations } from './self-harm-combinations.ts'
import { suicideCombinations } from './suicide-combinations.ts'

export const combinations: readonly Combination[] = [
  ...suicideCombinations,
  ...selfHarmCombinations,
  ...abuseCombinations,
  ...dangerCombinations,
  ...medicalCombinations,
]
