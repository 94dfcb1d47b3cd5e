import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, Button, Typography } from '@mui/material';
import type { RegisterLabel, RegisterStudent } from '@school/domain';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { personAt } from '../../../engine/places/arrangement.ts';
import { PersonRow } from '../../../engine/places/PersonRow.tsx';
import { PlaceGrid } from '../../../engine/places/PlaceGrid.tsx';
import { TakenPlace } from '../../../engine/places/TakenPlace.tsx';
import { walkRows } from '../../../engine/own-screen/walk-rows.ts';
import type { CellMark } from '../parts/marks.ts';
import { useMarkWords } from '../parts/use-mark-words.ts';
import { arrangementOf, type SeatPlan } from '../seats/use-seat-plans.ts';

interface ClassViewProps {
  readonly students: readonly RegisterStudent[];
  /** Where they sit; undefined for a list. */
  readonly plan: SeatPlan | undefined;
  readonly photos: ReadonlyMap<number, StoredFile>;
  readonly marks: ReadonlyMap<number, CellMark>;
  readonly labels: readonly RegisterLabel[];
  readonly isFixed: boolean;
  readonly onTap: (student: number) => void;
  readonly onMore: (student: number) => void;
}

/** A class to mark with one tap per student: as it sits, with those who have no seat below, or as a list. */
export const ClassView = (props: ClassViewProps) => {
  const { students, plan, photos, marks, labels, isFixed, onTap, onMore } = props;
  const translate = useTranslate();
  const say = useMarkWords(labels);
  const [tapped, setTapped] = useState<RegisterStudent>();
  const arrangement = plan && arrangementOf(plan);
  const byId = new Map(students.map((student) => [student.student, student]));
  const inList = students.filter(({ student }) => !arrangement?.seats.has(student));
  const more = (name: string): string => translate('attendance.quick.more', { name });
  const about = (student: RegisterStudent) => {
    const { student: id, name } = student;
    const tap = (): void => {
      setTapped(student);
      onTap(id);
    };
    const { words, colour } = say(marks.get(id));
    const person = { id, name, photo: photos.get(id) };
    return { person, words, colour, isFixed, onTap: tap, onMore: () => onMore(id) };
  };
  const without = translate('engine.places.without');
  return (
    <>
      {arrangement ? (
        <PlaceGrid
          arrangement={arrangement}
          label={translate('attendance.quick.students')}
          front={translate('attendance.seats.board')}
          renderPlace={(place) => {
            const student = byId.get(personAt(arrangement, place) ?? 0);
            return student ? (
              <TakenPlace {...about(student)} isMarked={marks.has(student.student)} />
            ) : (
              <Box aria-hidden sx={{ borderRadius: 1, border: 1, borderColor: 'divider', opacity: 0.5 }} />
            );
          }}
        />
      ) : null}
      {arrangement && tapped && marks.has(tapped.student) ? (
        <Button size="small" startIcon={<MoreHoriz />} onClick={() => onMore(tapped.student)}>
          {more(tapped.name)}
        </Button>
      ) : null}
      {arrangement && inList.length > 0 ? (
        <Typography variant="subtitle2" component="h2" sx={{ mt: 1 }}>
          {without}
        </Typography>
      ) : null}
      {inList.length > 0 ? (
        <Box
          component="ul"
          aria-label={arrangement ? without : translate('attendance.quick.students')}
          onKeyDown={walkRows}
          sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 640, mx: 'auto' }}
        >
          {inList.map((student) => (
            <PersonRow
              key={student.student}
              {...about(student)}
              second={[
                student.rollNumber ?? student.admissionNumber,
                ...say(marks.get(student.student)).more,
              ].join(' · ')}
              more={more(student.name)}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
};
