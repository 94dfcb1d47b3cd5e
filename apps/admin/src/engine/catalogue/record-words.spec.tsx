import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { catalogue } from '@school/resources';
import { useState } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { chooseLanguage } from '../../i18n/current-language.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { RefInput } from '../field/ref/RefInput.tsx';

const resources = ['genericCode', 'country', 'attendanceLabel'].map((key) => catalogue.resource(key));

const shown = async (to: string, name: string): Promise<string | null> => {
  await showInEngine(
    <p data-testid="shown">
      <FieldCell field={{ type: 'ref', to }} name="one" value={1} row={{ _labels: { one: name } }} />
    </p>,
    { resources },
  );
  const text = (await screen.findByTestId('shown')).textContent;
  cleanup();
  return text;
};

describe('names of records', () => {
  beforeEach(() => chooseLanguage('gr'));
  afterEach(async () => {
    cleanup();
    await chooseLanguage('en');
  });

  it('that every school begins with are said in the language of the reader', async () => {
    expect(await shown('genericCode', 'Father')).toBe('Vater');
    expect(await shown('genericCode', 'English')).toBe('Englisch');
    expect(await shown('attendanceLabel', 'Excused')).toBe('Entschuldigt');
    expect(await shown('country', 'Germany')).toBe('Deutschland');
  });

  it('that a school has written itself stand as they are', async () => {
    expect(await shown('genericCode', 'Stepfather')).toBe('Stepfather');
    expect(await shown('country', 'Narnia')).toBe('Narnia');
  });

  it('are found by what the reader sees and by what the server calls them', async () => {
    const Form = () => {
      const [value, setValue] = useState<unknown>(null);
      return (
        <RefInput
          name="country"
          label="Country"
          field={{ type: 'ref', to: 'country' }}
          value={value}
          onChange={setValue}
        />
      );
    };
    const data = ['France', 'Germany'].map((label, at) => ({ id: at + 1, label, subtitle: null }));
    await showInEngine(<Form />, { resources, answers: { 'setup/v1/Countries/options': data } });
    const input = await screen.findByRole('combobox', { name: 'Country' });
    expect(screen.getByRole('button', { name: 'Öffnen' })).toBeTruthy();
    input.focus();
    for (const typed of ['deutsch', 'Germany']) {
      fireEvent.change(input, { target: { value: typed } });
      expect(await screen.findByRole('option', { name: 'Deutschland' })).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('option', { name: 'Frankreich' })).toBeNull());
      fireEvent.change(input, { target: { value: 'frank' } });
      expect(await screen.findByRole('option', { name: 'Frankreich' })).toBeTruthy();
    }
  });
});
