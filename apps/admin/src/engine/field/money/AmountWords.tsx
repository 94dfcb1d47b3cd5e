import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/environment.ts';

/** An amount as a receipt writes it. */
export const AmountWords = ({ amount }: { readonly amount: string }) => {
  const { amountInWords } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['amountInWords', amount],
    queryFn: () => amountInWords?.(amount) ?? '',
    staleTime: Infinity,
  });
  return <>{data}</>;
};
