import { defineResource, f } from '@school/kernel';

/** How an institution wants a document of the catalogue to look; without a row it has its default design. */
export const documentDesign = defineResource('documentDesign', {
  module: 'system',
  label: ['Document design', 'Document designs'],
  api: 'setup/v1/DocumentDesigns',
  noArchive: true,
  fields: {
    document: f.text({ required: true, unique: true, max: 60 }),
    paper: f.text({ required: true, max: 20 }),
    body: f.longText({ label: 'Template', required: true, max: 60_000 }),
    style: f.longText({ label: 'Styles', max: 60_000 }),
  },
  title: 'document',
  list: { columns: ['document', 'paper'], sort: 'document' },
  access: { read: ['GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    documentDesign: typeof documentDesign;
  }
}
