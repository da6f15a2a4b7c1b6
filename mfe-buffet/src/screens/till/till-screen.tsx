import { useClub } from '@canchero/shared-contracts/kit';
import { Till } from './till';

/** The till of the selected club; its open tickets are the club's. */
export function TillScreen() {
  const { id } = useClub();
  return <Till key={id} />;
}
