import { useDispatch, useSelector } from 'react-redux';
import { selectFailedIn, selectFailedTogether } from '@/features/request/state/orderSelectors';
import type { Section } from '@/features/request/state/requestReads';
import { listed } from '@/config/listed';
import { orderFields } from '@/features/request/rules/orderFields';
import type { RootState } from '@/lib/rootState';
import { readWanted } from '@/reads/readState';
import { Notice } from '@/ui/Notice';
import { ReadFailure } from '@/ui/ReadFailure';
import { useFieldError } from './useOrderPart';

/** The error of a part without a field of its own, where links to it lead. */
export function PartError({ id }: { readonly id: string }) {
  const error = useFieldError(id);
  return (
    <div id={id} tabIndex={-1}>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
    </div>
  );
}

/** The errors of a part's reads, in their place. If many reads failed, one message above the form reports them all. */
export function PartFailures({ of }: { readonly of: Section }) {
  const dispatch = useDispatch();
  const failed = useSelector((state: RootState) => selectFailedIn(state, of));
  const ofAgencies = failed.find(({ ref }) => ref.name === 'creditAgencies');
  return failed.map((one) => (
    <div key={one.what} id={one === ofAgencies ? orderFields.agenciesFailed : undefined}>
      <ReadFailure failure={one.failure} what={one.what} retry={() => dispatch(readWanted(one.ref))} />
    </div>
  ));
}

/** A lost connection fails all of them. */
const NAMED_PARTS = 3;

export function FailuresTogether() {
  const dispatch = useDispatch();
  const all = useSelector(selectFailedTogether);
  if (all.length === 0) return null;
  return (
    <div id={orderFields.agenciesFailed}>
      <ReadFailure
        failure={all[0]?.failure}
        what={listed(
          all.map(({ what }) => what),
          NAMED_PARTS,
        )}
        retry={() => dispatch(readWanted(...all.map(({ ref }) => ref)))}
      />
    </div>
  );
}
