import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { fixedRow, RowContext } from '../frame/row-context.ts';
import { SecretInput } from './SecretInput.tsx';

const show = (record: object | undefined) =>
  showInEngine(
    <RowContext.Provider value={fixedRow({ _record: record })}>
      <SecretInput
        name="key"
        label="Key"
        field={{ type: 'secret' }}
        value={null}
        onChange={() => undefined}
      />
    </RowContext.Provider>,
    {},
  );

afterEach(cleanup);

it.each([
  ['a new record has none to keep', undefined, ''],
  ['that of a record that is there is kept when nothing is typed', { id: 1 }, 'Leave empty to keep it'],
])('a secret: %s', async (_, record, hint) => {
  await show(record);
  expect((await screen.findByLabelText('Key')).getAttribute('placeholder') ?? '').toBe(hint);
});
