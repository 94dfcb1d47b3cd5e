import { defineResource, f } from '@school/kernel';

/**
 * The counted answers to one edition of an anonymous form: one row of figures, so that neither the order nor the time of
 * single answers is stored, nor what one person answered to several questions. `counts` holds the values by question, and
 * `answered` how many have answered each.
 */
export const formTally = defineResource('formTally', {
  module: 'forms',
  label: ['Form count', 'Form counts'],
  noArchive: true,
  fields: {
    form: f.ref('form', { required: true, onDelete: 'restrict' }),
    edition: f.int({ required: true }),
    responses: f.int({ required: true, default: 0 }),
    counts: f.json({ required: true }),
    answered: f.json({ required: true }),
  },
  title: 'form',
  list: { columns: ['form', 'edition'] },
  unique: [{ fields: ['form', 'edition'] }],
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    formTally: typeof formTally;
  }
}
