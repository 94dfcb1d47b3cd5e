import { checkCatalogue, createCatalogue, tokensOf } from '@school/kernel';
import type { Document, DocumentTemplate } from '@school/kernel';
import { catalogue } from '@school/resources';
import { DocumentWriter } from '../src/engine/document/document-writer.ts';
import { Documents } from '../src/engine/document/documents.ts';
import { Engine } from '../src/engine/engine.ts';
import { Files } from '../src/platform/files/files.ts';
import { markupMistakes, styleMistakes } from '../src/platform/templates/check-markup.ts';
import { tokenMistakes } from '../src/platform/templates/check-tokens.ts';
import { documented } from './documented.ts';
import { PayrollSchool } from './payroll-school.ts';

/** `docs/add-a-document.md` covers everything that a new document takes. */
describe('a document added by its page', () => {
  const document = documented('add-a-document') as Document;
  const template = documented('add-a-document', 1) as DocumentTemplate;
  const withDocument = createCatalogue({ ...catalogue, documents: [...catalogue.documents, document] });
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());

  it('is in order', () => {
    expect(checkCatalogue(withDocument)).toEqual([]);
    expect(tokenMistakes(template.body, tokensOf(document))).toEqual([]);
    expect([...markupMistakes(template.body), ...styleMistakes(template.style)]).toEqual([]);
  });

  it('is written from the record, with the rights of whoever prints it', async () => {
    const [id = 0] = await school.addEmployees(1, '1200000.00');
    await school.sql.query({
      text: `UPDATE employee SET office_address_city = 'Quetta <1>' WHERE id = $1`,
      values: [id],
    });
    const engine = new Engine(withDocument, school.database, {});
    const documents = new Documents(engine);
    documents.useTemplates({ [document.key]: template });
    const writer = new DocumentWriter(engine, documents, school.application.get(Files, { strict: false }));
    const context = school.context('EMPLOYEE:EmployeeManagement');
    const { html, options } = await writer.write(context, document, documents.usual(document.key), [id]);
    expect(options.paper).toBe('A5');
    expect(html).toContain('Person No1, Quetta &lt;1&gt;');
    expect(html).toContain('data:image/svg+xml');
    const nobody = writer.write(context, document, documents.usual(document.key), [id + 1000]);
    await expect(nobody).rejects.toMatchObject({ status: 404 });
  });
});
