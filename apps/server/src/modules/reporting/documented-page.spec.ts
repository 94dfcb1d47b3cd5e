import { checkCatalogue, createCatalogue, type AnyView, type Contribution } from '@school/kernel';
import { catalogue } from '@school/resources';
import { documented } from '../../../test/documented.ts';
import { PayrollSchool } from '../../../test/payroll-school.ts';
import { Engine } from '../../engine/engine.ts';
import { viewStatement } from '../../engine/view/view-statement.ts';

const view = documented('add-a-page') as AnyView;
const contribution = documented('add-a-page', 1) as Contribution;
const withPage = createCatalogue({
  ...catalogue,
  views: [...(catalogue.views ?? []), view],
  contributions: [...(catalogue.contributions ?? []), contribution],
});

describe('the page that docs/add-a-page.md adds', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());

  it('is sound, and stands on the page of the batch', () => {
    expect(checkCatalogue(withPage)).toEqual([]);
    expect(withPage.resource('batch').contributed?.tabs.at(-1)).toMatchObject({
      key: 'books',
      module: 'library',
      reads: 'bookMovement',
    });
  });

  it('gives the columns that it names', async () => {
    const engine = new Engine(withPage, school.database, {});
    const page = { offset: 0, limit: 10 };
    const { columns, statement } = viewStatement(engine, view, { batch: 1 }, school.context('ADMIN'), page);
    expect(columns.map(({ key }) => key)).toEqual(['student', 'books', 'late', 'admission']);
    expect(await school.sql.query(statement)).toEqual([{ rows: '[]', total: 0, totals: '{"books" : 0}' }]);
  });
});
