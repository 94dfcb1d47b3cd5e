import type { RecordValues } from '../../engine/behaviour.ts';

/** The person who enquired, as the first guardian of the application: the last word of the name is the family name. */
export const guardianFromName = (enquiry: RecordValues): RecordValues => {
  const words = String(enquiry['guardianName']).trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const first = last === undefined ? words : words.slice(0, -1);
  return {
    firstName: first.join(' ').slice(0, 60),
    lastName: last?.slice(0, 60) ?? null,
    relation: enquiry['relation'],
    mobile: enquiry['mobile'] ?? null,
    email: enquiry['email'] ?? null,
    immediateContact: true,
  };
};
