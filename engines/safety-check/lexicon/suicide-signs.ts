import { absenceSigns } from './absence-signs.ts'
import { notLivingSigns } from './not-living-signs.ts'
import type { Sign } from './sign.ts'
import { suicidePlanSigns } from './suicide-plan-signs.ts'
import { wishToDieSigns } from './wish-to-die-signs.ts'

/**
 * Wishes, plans and announcements of dying. The groups follow the warning signs that public health bodies publish
 * for the general public (wanting to die, being a burden, no reason to live, looking for a way, saying goodbye,
 * giving things away); the wording is our own.
 */
export const suicideSigns: readonly Sign[] = [
  ...wishToDieSigns,
  ...notLivingSigns,
  ...absenceSigns,
  ...suicidePlanSigns,
]
