import { sexualHarmSigns } from './sexual-harm-signs.ts'
import type { Sign } from './sign.ts'
import { violenceSigns } from './violence-signs.ts'

/**
 * Being hurt, controlled, threatened or used by another person, now. Not insults or exclusion without threat or
 * violence: those belong to the bullying module.
 */
export const abuseSigns: readonly Sign[] = [...violenceSigns, ...sexualHarmSigns]
