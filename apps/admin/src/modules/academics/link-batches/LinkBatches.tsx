import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { changesOf } from './link-grid.ts';
import { LinkGrid } from './LinkGrid.tsx';
import { useLinkBatches } from './use-link-batches.ts';

interface Linked {
  readonly created: readonly string[];
  readonly skipped: readonly string[];
  readonly removed: number;
}

/** Links subjects to the batches of a course, and unlinks them again where nothing depends on them (R32). */
export const LinkBatches = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { write, busy } = useWrite();
  const [course, setCourse] = useParam('course');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { courses, rows, batches, cells, problem, retry } = useLinkBatches(Number(course) || 0);
  const choose = (id: string): void => {
    setTurned(new Set());
    setCourse(id);
  };
  const turn = (places: readonly string[]): void =>
    setTurned((before) => {
      const after = new Set(before);
      for (const place of places) if (!after.delete(place)) after.add(place);
      return after;
    });
  const changes = rows && batches && cells ? changesOf(rows, batches, cells, turned) : undefined;
  const isChanged = changes !== undefined && changes.added + changes.unlink.length > 0;
  const save = async (): Promise<void> => {
    if (!changes) return;
    const answer = await write<Linked>({
      path: '/setup/v1/Subjects/link',
      body: { links: changes.links, unlink: changes.unlink },
      fallback: 'academics.link.failSave',
    });
    if (!answer) return;
    setTurned(new Set());
    const { created, skipped, removed } = answer;
    toast.success('academics.link.saved', { created: created.length, removed });
    if (skipped.length > 0) toast.info('academics.link.skipped', { names: skipped.join(', ') });
  };
  return (
    <>
      <PageHeader
        title={translate('academics.link.title')}
        under={translate('academics.link.hint')}
        actions={
          <Choose
            label={translate('students.column.course')}
            value={course}
            choices={courses.data}
            onChange={choose}
          />
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {course === '' ? <Empty text={translate('academics.link.chooseCourse')} /> : null}
      {course !== '' && !problem && !cells ? <Skeleton variant="rounded" height={240} /> : null}
      {rows?.length === 0 ? (
        <Empty text={translate('academics.link.noSubjects')}>
          <Button component={Link} to="/subjects_center/course_subjects" variant="outlined">
            {translate('academics.link.addSubjects')}
          </Button>
        </Empty>
      ) : null}
      {batches?.length === 0 && course !== '' ? <Empty text={translate('academics.link.noBatches')} /> : null}
      {rows && batches && cells && cells.size > 0 ? (
        <>
          <LinkGrid rows={rows} batches={batches} cells={cells} turned={turned} onTurn={turn} />
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
            <Button variant="contained" loading={busy} disabled={!isChanged} onClick={() => void save()}>
              {translate('academics.link.save')}
            </Button>
            <Typography color="textSecondary" role="status">
              {isChanged
                ? translate('academics.link.pending', {
                    added: changes.added,
                    removed: changes.unlink.length,
                  })
                : ''}
            </Typography>
          </Box>
        </>
      ) : null}
    </>
  );
};
