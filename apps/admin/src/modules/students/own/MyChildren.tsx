import { Box, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Picture } from '../../../engine/field/image/Picture.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { profileOf, type StudentRow } from '../parts/student.ts';

interface Child extends StudentRow {
  readonly _labels?: { readonly batch: string; readonly course: string | null };
}

const named = { labels: ['batch', 'course'], sort: ['firstName', 'ASC'] };

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;

/** A parent's children, each with a link to the profile. */
export const MyChildren = () => {
  const translate = useTranslate();
  const children = useLoad<readonly Child[]>(
    '/setup/v1/studentEntity/getall',
    'students.fail.students',
    named,
  );
  return (
    <>
      <PageHeader title={translate('students.children.title')} />
      <LoadProblem text={children.problem} onRetry={children.retry} />
      {children.data?.length === 0 ? <Empty text={translate('students.children.none')} /> : null}
      <Box sx={grid}>
        {children.data ? null : <Skeleton variant="rounded" height={120} />}
        {(children.data ?? []).map((child) => (
          <Card key={child.id} variant="outlined">
            <CardActionArea component={Link} to={profileOf(child.admissionNumber)}>
              <CardContent sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
                <Picture file={child.photo} size={56} name={child.fullName} />
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
                    {child.fullName}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {[child._labels?.course, child._labels?.batch].filter(Boolean).join(' · ')}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {translate('students.children.numbers', {
                      admission: child.admissionNumber,
                      roll: child.rollNumber ?? '–',
                    })}
                  </Typography>
                </Box>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
};
