import { useClub } from '@canchero/shared-contracts/kit';
import { homeCode, phoneText } from '@canchero/shared-contracts/player';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  // above the link of the row around it
  phone: { position: 'relative', zIndex: 1, fontVariantNumeric: 'tabular-nums' },
  link: { color: tokens.colorBrandForegroundLink },
});

/**
 * Phone number as people of the club write it. A device for touch can dial it; elsewhere it is a text to be copied.
 * @param phone number in the form of E.164
 */
export function PhoneNumber({ phone, className }: { phone: string; className?: string }) {
  const { timezone } = useClub();
  const styles = useStyles();
  const text = phoneText(phone, homeCode(timezone));
  if (!window.matchMedia('(pointer: coarse)').matches)
    return <span className={mergeClasses(styles.phone, className)}>{text}</span>;
  return (
    <a className={mergeClasses(styles.phone, styles.link, className)} href={`tel:${phone}`}>
      {text}
    </a>
  );
}
