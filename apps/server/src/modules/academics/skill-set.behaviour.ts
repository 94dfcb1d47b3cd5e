import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const bare = (value: unknown): string => String(value).trim().toLowerCase();

/** A skill may be part of another skill of its set, one level deep. */
export const skillSetBehaviour: Behaviour = {
  afterSave: async (saved): Promise<void> => {
    const skills = (saved['skills'] ?? []) as readonly RecordValues[];
    const whole = new Set(skills.filter(({ partOf }) => !partOf).map(({ name }) => bare(name)));
    const wrong = skills.find(({ partOf }) => partOf && !whole.has(bare(partOf)));
    if (wrong) {
      const sentence = '"%{skill}" must be a skill in this set that is not part of another skill.';
      throw invalidField('skills', 'notReference', sentence, { skill: String(wrong['partOf']) });
    }
  },
};
