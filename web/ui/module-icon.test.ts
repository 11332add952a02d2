import { BookOpen } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { moduleIds } from '#domain/coaching/module-ids.ts'
import { moduleIcon } from './module-icon.tsx'

describe('the icons of the modules', () => {
  it('differ between all modules', () => {
    expect(new Set(moduleIds.map(moduleIcon)).size).toBe(moduleIds.length)
    expect(moduleIds.map(moduleIcon)).not.toContain(BookOpen)
  })

  it('have one for a module that comes later', () => expect(moduleIcon('gardening')).toBe(BookOpen))
})
