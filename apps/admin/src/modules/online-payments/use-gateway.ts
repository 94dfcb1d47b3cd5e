import type { AnswerFrom, SentTo } from '@school/kernel';
import type { startPayment } from '@school/resources';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../../engine/own-screen/use-write.ts';

interface Opened {
  readonly open: string;
}

/** Where the browser goes: to a product page by internal navigation, to a gateway only over an encrypted connection. */
const placeOf = (open: string): { readonly inside: string } | { readonly outside: string } | undefined => {
  const url = new URL(open);
  if (/^\/online_payments\/trial\/[\w-]+$/.test(url.pathname)) return { inside: url.pathname };
  return url.protocol === 'https:' ? { outside: url.href } : undefined;
};

/** Starts a payment, or continues one, and leads to the page on which it is made. */
export const useGateway = () => {
  const { busy, write } = useWrite();
  const navigate = useNavigate();
  const goOn = async (id: number): Promise<void> => {
    const opened = await write<Opened>({
      path: '/finance/v1/onlinePayments/action/open',
      body: { ids: [id], input: {} },
      fallback: 'payments.fail.open',
    });
    const place = opened && placeOf(opened.open);
    if (!place) return;
    if ('inside' in place) await navigate(place.inside);
    else window.location.assign(place.outside);
  };
  const pay = async (body: SentTo<typeof startPayment>): Promise<void> => {
    const path = '/finance/v1/onlinePayment/start';
    const begun = await write<AnswerFrom<typeof startPayment>>({
      path,
      body,
      fallback: 'payments.fail.start',
    });
    if (begun) await goOn(begun.id);
  };
  return { busy, pay, goOn };
};
