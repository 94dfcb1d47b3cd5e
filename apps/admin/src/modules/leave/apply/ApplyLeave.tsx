import { Box, Button, Paper, TextField } from '@mui/material';
import { f, isAmong, type StoredFile } from '@school/kernel';
import type { LeaveStanding } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FileInput } from '../../../engine/field/file/FileInput.tsx';
import { RefInput } from '../../../engine/field/ref/RefInput.tsx';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { BalanceCards } from '../parts/BalanceCards.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { usePreview } from './use-preview.ts';
import { emptyWish, wishBody, type Wish } from './wish.ts';
import { WishDays } from './WishDays.tsx';
import { WishKind } from './WishKind.tsx';

const employeeField = f.ref('employee', {});
const fileField = f.file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], level: 'private' });

interface ForEmployeeProps {
  readonly value: number | null;
  readonly onChange: (employee: number | null) => void;
}

/** The office applies on behalf of others. */
const ForEmployee = ({ value, onChange }: ForEmployeeProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%', maxWidth: 496 }}>
      <RefInput
        field={employeeField}
        name="employee"
        label={translate('leave.column.employee')}
        value={value}
        onChange={(id) => onChange(typeof id === 'number' ? id : null)}
      />
    </Box>
  );
};

/** Submits the application; then shows the list of leaves it appears in. */
const useSending = (wish: Wish) => {
  const navigate = useNavigate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const { write, busy } = useWrite();
  const isOffice = isAmong(actor, ['LeaveManagement']);
  const send = async (): Promise<void> => {
    const saved = await write({
      path: '/setup/v1/employeeLeave/save',
      body: { ...wishBody(wish), reason: wish.reason.trim(), attachment: wish.attachment?.id ?? null },
      fallback: 'leave.fail.apply',
    });
    if (!saved) return;
    toast.success('leave.apply.sent');
    void navigate(
      isOffice && wish.employee
        ? '/employee_attendance/employee_All_leaves'
        : '/employee_attendance/my_leaves',
    );
  };
  return { busy, send };
};

/** Applies for leave; days and balance are calculated during typing. */
export const ApplyLeave = () => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const [wish, setWish] = useState<Wish>(emptyWish);
  const set = (part: Partial<Wish>): void => setWish((now) => ({ ...now, ...part }));
  const isOffice = isAmong(actor, ['LeaveManagement']);
  const who = wish.employee ?? actor.employee ?? null;
  const standing = useLoad<LeaveStanding>(
    who === null ? undefined : `/setup/v1/employeeLeave/standing/${who}`,
    'leave.fail.standing',
  );
  const body = wishBody(wish);
  const preview = usePreview(who === null ? undefined : body);
  const problemAt = (field: string): string | undefined =>
    preview.problems.find((problem) => problem.field === field)?.message;
  const { busy, send } = useSending(wish);
  return (
    <>
      <PageHeader title={translate('leave.apply.title')} />
      <LoadProblem text={standing.problem} onRetry={standing.retry} />
      {who === null ? null : <BalanceCards standing={standing.data} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Paper
          component="form"
          variant="outlined"
          sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          {isOffice ? (
            <ForEmployee value={wish.employee} onChange={(employee) => set({ employee, leaveType: '' })} />
          ) : null}
          <WishKind wish={wish} types={standing.data?.types} problemAt={problemAt} onChange={set} />
          <WishDays wish={wish} problemAt={problemAt} onChange={set} />
          <TextField
            label={translate('leave.column.reason')}
            required
            fullWidth
            multiline
            minRows={2}
            value={wish.reason}
            onChange={(event) => set({ reason: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <Box sx={{ width: '100%' }}>
            <FileInput
              field={fileField}
              name="attachment"
              label={translate('leave.column.attachment')}
              value={wish.attachment}
              onChange={(file) => set({ attachment: (file as StoredFile | null) ?? null })}
            />
          </Box>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            disabled={!preview.data || wish.reason.trim() === ''}
          >
            {translate('leave.apply.send')}
          </Button>
        </Paper>
        <Box>
          <PreviewBox preview={preview} />
        </Box>
      </Box>
    </>
  );
};
