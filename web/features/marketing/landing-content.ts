import aboutJson from '#content/landing/about.json' with { type: 'json' }
import landingJson from '#content/landing/landing.json' with { type: 'json' }
import pricingJson from '#content/landing/pricing.json' with { type: 'json' }
import storiesJson from '#content/landing/stories.json' with { type: 'json' }
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { MONTHLY_TOKEN_LIMIT } from '#domain/token-allowance/allowance.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { aboutSchema, landingSchema, pricingSchema, storiesSchema } from './landing-schema.ts'

const writtenPricing = pricingSchema.parse(pricingJson)
const writtenLanding = landingSchema.parse(landingJson)

/** Every module but the Emotional Intelligence Helper, which the plan names by itself. */
const skillsModuleCount = moduleIds.filter((id) => id !== 'emotional-intelligence').length

const counts = {
  skillsModuleCount: String(skillsModuleCount),
  monthlyTokens: MONTHLY_TOKEN_LIMIT.toLocaleString('en-US'),
}

/** The pages are rendered at build time alone, so faulty content stops the build, not a visitor. */
export const pricing = {
  ...writtenPricing,
  features: writtenPricing.features.map(({ title, text }) => ({
    title: fillPlaceholders(title, counts),
    text: fillPlaceholders(text, counts),
  })),
}
export const landing = {
  ...writtenLanding,
  hero: {
    ...writtenLanding.hero,
    note: fillPlaceholders(writtenLanding.hero.note, { price: pricing.price, interval: pricing.interval }),
  },
}
export const stories = storiesSchema.parse(storiesJson)
export const about = aboutSchema.parse(aboutJson)
