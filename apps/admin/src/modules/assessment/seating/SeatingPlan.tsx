import Print from '@mui/icons-material/Print';
import { Alert, Box, Button, Chip, Skeleton, Stack, Typography, useTheme } from '@mui/material';
import { isAmong } from '@school/kernel';
import { moveSeat, seatingPlan } from '@school/resources';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useAnswer, useOperation } from '../../../engine/own-screen/use-operation.ts';
import { offeredDocuments } from '../../../engine/print/offered-documents.ts';
import { chartColours } from '../../../theme/chart-colours.ts';
import { HallSeats } from './HallSeats.tsx';
import { besideIn, papersIn } from './plan.ts';
import type { Hall, Plan } from './plan.ts';

const PrintDialog = lazy(() =>
  import('../../../engine/print/PrintDialog.tsx').then((module) => ({ default: module.PrintDialog })),
);

/** Prints the plans and door lists of all halls of a sitting, one hall after another. */
const PrintHalls = ({ sitting, halls }: { readonly sitting: number; readonly halls: number }) => {
  const translate = useTranslate();
  const environment = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  const [first, ...more] = offeredDocuments(environment, environment.catalogue.resource('examHall'));
  if (!first || halls === 0) return null;
  return (
    <>
      <Button startIcon={<Print />} variant="outlined" onClick={() => setOpen(true)}>
        {translate('assessment.seating.print')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PrintDialog
            documents={[first, ...more]}
            target={{ filter: { sitting } }}
            count={halls}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** What is wrong with a plan. */
const Amiss = ({ plan }: { readonly plan: Plan }) => {
  const translate = useTranslate();
  const beside = besideIn(plan);
  const unwatched = plan.halls.filter(({ invigilators }) => invigilators.length === 0);
  const said = [
    ...(plan.halls.length === 0 ? [translate('assessment.seating.noHall')] : []),
    ...(plan.without.length > 0
      ? [translate('assessment.seating.without', { smart_count: plan.without.length })]
      : []),
    ...(beside > 0 ? [translate('assessment.seating.beside', { smart_count: beside })] : []),
    ...unwatched.map(({ name }) => translate('assessment.seating.unwatched', { name })),
    ...plan.halls
      .filter(({ lessons }) => lessons.length > 0)
      .map(({ name, lessons }) =>
        translate('assessment.seating.lessons', { name, lessons: lessons.join(', ') }),
      ),
  ];
  if (said.length === 0) return null;
  return (
    <Alert severity="warning">
      {said.map((text) => (
        <Box key={text}>{text}</Box>
      ))}
    </Alert>
  );
};

const facts = (hall: Hall, translate: ReturnType<typeof useTranslate>): string =>
  [
    translate('assessment.seating.taken', { taken: hall.seats.length, seats: hall.rows * hall.columns }),
    hall.invigilators.join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

/** The halls of a sitting with who sits where; students without a seat are given one, and seats are swapped. */
export const SeatingPlan = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { actor } = useEnvironment();
  const sitting = Number(record?.['id'] ?? 0);
  const loaded = useAnswer(seatingPlan, sitting > 0 ? { sitting } : undefined, 'assessment.fail.load');
  const { operate, busy } = useOperation(moveSeat, 'assessment.fail.write');
  const [picked, setPicked] = useState<number>();
  const plan = loaded.data;
  if (loaded.problem) return <LoadProblem text={loaded.problem} onRetry={loaded.retry} />;
  if (!plan) return <Skeleton variant="rounded" height={240} />;
  const papers = papersIn(plan);
  const colours = chartColours[palette.mode];
  const colourOf = (paper: string): string => colours[papers.indexOf(paper) % colours.length] ?? 'inherit';
  const canMove = plan.status === 'DRAFT' && isAmong(actor, moveSeat.access);
  const pick = (student: number): void => setPicked(student === picked ? undefined : student);
  const put = async (hall: number, row: number, column: number): Promise<void> => {
    if (picked === undefined) return;
    const moved = await operate({ student: picked, hall, row, column }, [sitting]);
    if (moved !== undefined) setPicked(undefined);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Amiss plan={plan} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PrintHalls sitting={sitting} halls={plan.halls.length} />
        {canMove && plan.halls.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {translate(picked === undefined ? 'assessment.seating.hint' : 'assessment.seating.putNow')}
          </Typography>
        ) : null}
      </Stack>
      {plan.without.length > 0 ? (
        <Block title={translate('assessment.seating.withoutTitle')}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {plan.without.slice(0, 60).map(({ student, name, batch, subject }) => (
              <Chip
                key={student}
                label={`${name} · ${batch} · ${subject}`}
                color={student === picked ? 'primary' : 'default'}
                variant="outlined"
                {...(canMove ? { onClick: () => pick(student) } : {})}
              />
            ))}
          </Stack>
        </Block>
      ) : null}
      {plan.halls.length === 0 ? <Empty text={translate('assessment.seating.empty')} /> : null}
      {plan.halls.map((hall) => (
        <Block key={hall.id} title={hall.name} help={facts(hall, translate)}>
          <HallSeats
            hall={hall}
            colourOf={colourOf}
            picked={picked}
            canMove={canMove}
            busy={busy}
            onPick={pick}
            onPut={(row, column) => void put(hall.id, row, column)}
          />
        </Block>
      ))}
    </Box>
  );
};
