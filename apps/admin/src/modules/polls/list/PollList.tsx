import { Button, Tab, Tabs } from '@mui/material';
import { isAmong } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { pollsPath, resultsPath, votingPath, type Poll } from '../poll.ts';
import { usePollColumns } from './poll-columns.tsx';
import { listCall, pollLists, type PollListKey } from './poll-lists.ts';

const newPath = `${pollsPath}/new`;

/** Polls addressed to the user and, for poll authors, the ones they created. */
export const PollList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { actor } = useEnvironment();
  const [search, setSearch] = useSearchParams();
  const columns = usePollColumns();
  const isMaker = isAmong(actor, ['PollManagement']);
  const lists = pollLists(isMaker, actor.role === 'ADMIN');
  const shown = lists.find((key) => key === search.get('show')) ?? lists[0] ?? 'open';
  const { path, query } = listCall(shown, actor.id);
  const { data, problem, retry, busy } = useLoad<readonly Poll[]>(path, 'polls.fail.list', query);
  const choose = (_: unknown, key: PollListKey): void =>
    setSearch(key === lists[0] ? {} : { show: key }, { replace: true });
  const create = isMaker ? (
    <Button variant="contained" component={Link} to={newPath}>
      {translate('polls.create')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={translate('polls.title')} actions={create} />
      <Tabs
        value={shown}
        onChange={choose}
        aria-label={translate('polls.title')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {lists.map((key) => (
          <Tab
            key={key}
            value={key}
            label={translate(
              key === 'made' && actor.role === 'ADMIN' ? 'polls.list.all' : `polls.list.${key}`,
            )}
          />
        ))}
      </Tabs>
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable
          key={shown}
          caption={translate('polls.title')}
          columns={columns}
          rows={data}
          busy={busy}
          empty={<Empty text={translate(`polls.empty.${shown}`)}>{shown === 'made' ? create : null}</Empty>}
          onOpen={(poll) =>
            void navigate(poll.mayVote && !poll.hasVoted ? votingPath(poll.id) : resultsPath(poll.id))
          }
        />
      )}
    </>
  );
};
