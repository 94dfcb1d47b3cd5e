import { Box, Button, Paper, TextField } from '@mui/material';
import { f, isAmong } from '@school/kernel';
import type { StoredFile } from '@school/kernel';
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
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { BalanceCards } from '../parts/BalanceCards.tsx';
import { PreviewBox } from './PreviewBox.tsx';
import { usePreview } from './use-preview.ts';
import { emptyWish, halves, wishBody } from './wish.ts';
import type { Wish } from './wish.ts';

const employeeField = f.ref('employee', {});
const fileField = f.file({ accept: ['pdf', 'jpg', 'jpeg', 'png'], level: 'private' });

/** Asks for leave; days and balance are counted while one types. */
export const ApplyLeave = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const { write, busy } = useWrite();
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
  const send = async (): Promise<void> => {
    const saved = await write({
      path: '/setup/v1/employeeLeave/save',
      body: { ...body, reason: wish.reason.trim(), attachment: wish.attachment?.id ?? null },
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
  const isMultiple = wish.duration === 'MULTIPLE_DAYS';
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
            <Box sx={{ width: '100%', maxWidth: 496 }}>
              <RefInput
                field={employeeField}
                name="employee"
                label={translate('leave.column.employee')}
                value={wish.employee}
                onChange={(id) => set({ employee: typeof id === 'number' ? id : null, leaveType: '' })}
              />
            </Box>
          ) : null}
          <Choose
            label={translate('leave.column.leaveType')}
            required
            value={wish.leaveType}
            error={problemAt('leaveType')}
            choices={standing.data?.types.map(({ leaveTypeId, name }) => ({ id: leaveTypeId, name }))}
            onChange={(leaveType) => set({ leaveType })}
          />
          <Choose
            label={translate('leave.column.duration')}
            required
            value={wish.duration}
            error={problemAt('duration')}
            choices={(['SINGLE_DAY', 'MULTIPLE_DAYS', 'HALF_DAY'] as const).map((id) => ({
              id,
              name: translate(`leave.duration.${id}`),
            }))}
            onChange={(duration) => set({ duration: duration as Wish['duration'], half: '' })}
          />
          <DayInput
            label={translate(isMultiple ? 'leave.column.startDate' : 'leave.column.date')}
            required
            value={wish.startDate}
            error={problemAt('startDate')}
            onChange={(startDate) => set({ startDate })}
          />
          {isMultiple ? (
            <DayInput
              label={translate('leave.column.endDate')}
              required
              value={wish.endDate}
              error={problemAt('endDate')}
              onChange={(endDate) => set({ endDate })}
            />
          ) : null}
          {wish.duration === 'SINGLE_DAY' ? null : (
            <Choose
              label={translate('leave.column.half')}
              required={!isMultiple}
              value={wish.half}
              error={problemAt('halfDaySession') ?? problemAt('halfDayDate')}
              all={isMultiple ? translate('leave.half.NONE') : undefined}
              choices={halves(wish.duration).map((id) => ({ id, name: translate(`leave.half.${id}`) }))}
              onChange={(half) => set({ half: half as Wish['half'] })}
            />
          )}
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
