import type { SignInCounts } from '@school/domain';
import { Box } from '@mui/material';
import { f, type AnyField } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ViewTable } from '../../../engine/blocks/ViewTable.tsx';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { fixedRow, RowContext } from '../../../engine/field/frame/row-context.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { GivePasswords } from './GivePasswords.tsx';
import { signInKinds, signInsPath } from './sign-ins.ts';

const course = f.ref('course');
const batch = f.ref('batch', { filter: { course: { $field: 'course' } } });

/** First passwords for a class or for everyone, and who has used them. */
export const FirstSignIns = () => {
  const translate = useTranslate();
  const [kind, setKind] = useParam('people');
  const [courseId, setCourse] = useParam('course');
  const [batchId, setBatch] = useParam('batch');
  const people = signInKinds.find((one) => one === kind) ?? 'STUDENT';
  const ofClasses = people !== 'EMPLOYEE';
  const chosen = useMemo(
    () => ({
      people,
      ...(ofClasses && courseId ? { course: Number(courseId) } : {}),
      ...(ofClasses && batchId ? { batch: Number(batchId) } : {}),
    }),
    [people, ofClasses, courseId, batchId],
  );
  const row = useMemo(() => fixedRow(chosen), [chosen]);
  const counts = useLoad<SignInCounts>(signInsPath, 'access.first.fail.load', chosen);
  const pick = (field: AnyField, name: 'course' | 'batch', change: (value: string) => void) => (
    <Box sx={{ width: { xs: '100%', sm: 260 } }}>
      <FieldInput
        field={field}
        name={name}
        label={translate(`access.first.${name}`)}
        value={chosen[name]}
        onChange={(value) => change(typeof value === 'number' ? String(value) : '')}
      />
    </Box>
  );
  return (
    <>
      <PageHeader title={translate('access.first.title')} />
      <RowContext.Provider value={row}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'flex-start' }}>
          <Choose
            label={translate('access.first.people')}
            value={people}
            required
            choices={signInKinds.map((id) => ({ id, name: translate(`access.first.kind.${id}`) }))}
            onChange={setKind}
          />
          {ofClasses ? pick(course, 'course', setCourse) : null}
          {ofClasses ? pick(batch, 'batch', setBatch) : null}
        </Box>
      </RowContext.Provider>
      <LoadProblem text={counts.problem} onRetry={counts.retry} />
      <Facts
        facts={(['accounts', 'signedIn', 'given', 'without'] as const).map((key) => ({
          label: translate(`access.first.count.${key}`),
          value: counts.data?.[key],
        }))}
      />
      <GivePasswords key={JSON.stringify(chosen)} chosen={chosen} counts={counts.data} />
      <ViewTable
        key={`table ${JSON.stringify(chosen)}`}
        view="firstSignIns"
        label="First sign-ins"
        parameters={chosen}
      />
    </>
  );
};
