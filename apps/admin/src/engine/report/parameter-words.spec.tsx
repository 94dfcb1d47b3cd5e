import { cleanup, screen } from '@testing-library/react';
import { defineReport, fieldBuilders, type AnyReport } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { chooseLanguage } from '../../i18n/current-language.ts';
import { ReportScreen } from './ReportScreen.tsx';

const f = fieldBuilders<string>();

const ranks = defineReport('ranks', {
  module: 'shop',
  label: 'Ranks',
  screen: '/ranks',
  parameters: { batch: f.text({ required: true, help: 'Empty: all batches' }) },
  columns: { name: { label: 'Name', as: 'text' } },
  access: ['ADMIN'],
});

beforeEach(() => chooseLanguage('gr'));
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

it('the help of a parameter is in the language of the reader', async () => {
  await showInEngine(<ReportScreen report={ranks as unknown as AnyReport} />, { reports: [ranks] });
  expect(await screen.findByText('Leer: alle Klassen')).toBeTruthy();
  expect(screen.queryByText('Empty: all batches')).toBeNull();
});
