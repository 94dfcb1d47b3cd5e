import { defineResource, f } from '@school/kernel';
import { examMaster } from '../access.ts';

/** A sentence for report cards that teachers choose instead of writing their own. */
export const commentBankItem = defineResource('commentBankItem', {
  module: 'gradebook',
  label: ['Comment', 'Comment bank'],
  api: 'setup/v1/CommentBank',
  screens: { list: '/gradebooks/comment_bank' },
  menu: {
    group: 'gradebook',
    order: 40,
    icon: 'chat',
    description: 'Sentences to choose from for report cards',
    setUp: { optional: true },
  },
  fields: {
    code: f.text({ required: true, unique: true, max: 10, search: true }),
    text: f.text({
      required: true,
      max: 500,
      search: true,
      help: '{name} stands for the student’s first name; {he}, {his} and {him} depend on gender',
    }),
    category: f.text({ max: 40 }),
  },
  title: 'text',
  subtitle: ['code', 'category'],
  list: { columns: ['code', 'text', 'category'], sort: 'code', filters: ['category'] },
  noArchive: true,
  access: examMaster,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    commentBankItem: typeof commentBankItem;
  }
}
