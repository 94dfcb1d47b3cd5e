import { Button } from '@mui/material';
import type { BirthdayRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { Choose, type Choice } from '../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { Notice } from '../../engine/own-screen/Notice.tsx';
import { RowsTable } from '../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useParam } from '../../engine/own-screen/use-param.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import type { RowId } from '../../engine/list/table/selection.ts';
import { useBirthdayColumns } from './use-birthday-columns.tsx';

const templates = {
  filter: JSON.stringify({ channel: 'SMS', active: true }),
  sort: JSON.stringify(['name', 'ASC']),
};

const NoTexts = () => {
  const translate = useTranslate();
  return (
    <Notice
      text={translate('messages.birthdays.noText')}
      action={
        <Button component={Link} to="/message_templates/message_templates" size="small">
          {translate('messages.birthdays.texts')}
        </Button>
      }
    />
  );
};

/** Whose birthday falls on a day, and sending them wishes by text message, each once a year. */
export const Birthdays = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { context } = useEnvironment();
  const [chosenDay, setDay] = useParam('day');
  const [template, setTemplate] = useParam('template');
  const [marked, setMarked] = useState<readonly RowId[]>([]);
  const day = chosenDay || context.today;
  const query = useMemo(() => ({ day }), [day]);
  const people = useLoad<readonly BirthdayRow[]>('/comm/v1/birthday', 'messages.fail.birthdays', query);
  const texts = useLoad<readonly Choice[]>('/comm/v1/template/getall', 'messages.fail.birthdays', templates);
  const { write, busy } = useWrite();
  const waiting = (people.data ?? []).filter(({ wished, mobile }) => !wished && mobile !== null);
  const chosen = waiting.filter(({ id }) => marked.includes(id));
  const text = template || String(texts.data?.find(({ name }) => /birthday/i.test(name))?.id ?? '');
  const wish = async (): Promise<void> => {
    const isSure = await dialogs.confirm({
      title: translate('messages.birthdays.sure', { smart_count: chosen.length }),
      text: chosen.map(({ name }) => name).join('\n'),
      verb: translate('messages.birthdays.send'),
    });
    if (!isSure) return;
    const sent = await write<{ readonly message: number; readonly wished: number }>({
      path: '/comm/v1/birthday/wish',
      body: { day, template: Number(text), people: chosen.map(({ id }) => id) },
      fallback: 'messages.fail.wish',
    });
    if (!sent) return;
    toast.success('messages.birthdays.sent', { smart_count: sent.wished });
    void navigate(`/messages/${sent.message}`);
  };
  const toggle = (id: RowId): void =>
    setMarked(marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]);
  const columns = useBirthdayColumns();
  return (
    <>
      <PageHeader
        title={translate('messages.birthdays.title')}
        under={translate('messages.birthdays.hint')}
        actions={<DayInput label={translate('messages.birthdays.day')} value={day} onChange={setDay} />}
      />
      <LoadProblem text={people.problem ?? texts.problem} onRetry={people.retry} />
      {texts.data?.length === 0 ? <NoTexts /> : null}
      {people.problem ? null : (
        <RowsTable<BirthdayRow>
          caption={translate('messages.birthdays.title')}
          rows={people.data}
          busy={people.busy}
          empty={translate('messages.birthdays.none')}
          selection={{ ids: marked, set: setMarked, toggle }}
          tools={
            <>
              <Choose
                label={translate('messages.birthdays.text')}
                value={text}
                choices={texts.data}
                onChange={setTemplate}
              />
              <Button
                variant="contained"
                disabled={busy || chosen.length === 0 || text === ''}
                onClick={() => void wish()}
              >
                {translate('messages.birthdays.sendTo', { smart_count: chosen.length })}
              </Button>
            </>
          }
          columns={columns}
        />
      )}
    </>
  );
};
