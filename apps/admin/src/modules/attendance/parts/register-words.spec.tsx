import { cleanup, screen } from '@testing-library/react';
import { catalogue } from '@school/resources';
import { showInEngine } from '../../../../test/engine.tsx';
import { chooseLanguage } from '../../../i18n/current-language.ts';
import { january } from './register.fixture.ts';
import { useRegisterWords } from './use-register-words.ts';

const Labels = () => {
  const labels = [...january.labels, { ...january.labels[0], id: 99, name: 'Swimming gala' }];
  const { data } = useRegisterWords({
    data: { ...january, labels: labels as typeof january.labels },
    problem: undefined,
    error: undefined,
    busy: false,
    retry: () => undefined,
  });
  return <p data-testid="labels">{data?.labels.map(({ name }) => name).join(', ')}</p>;
};

beforeEach(() => chooseLanguage('gr'));
afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

it('labels that every school starts with are named in the language of the reader, those of the school as written', async () => {
  await showInEngine(<Labels />, { resources: [catalogue.resource('attendanceLabel')] });
  const names = (await screen.findByTestId('labels')).textContent ?? '';
  expect(names).toContain('Abwesend');
  expect(names).toContain('Swimming gala');
  expect(names).not.toContain('Absent');
});
