import { EXPORT_FORMATS, type ExportFormat } from '@canchero/shared-contracts/report';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../text';
import { ExportButton } from './export-button';

interface ExportChoiceProps {
  label: string | undefined;
  disabled: boolean;
  pending: boolean;
  onChoose(format: ExportFormat): void;
}

/** Button with the kinds of file below it. */
export function ExportChoice({ label, disabled, pending, onChoose }: ExportChoiceProps) {
  const text = useText();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <ExportButton label={label} disabled={disabled} pending={pending} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {EXPORT_FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => onChoose(format)}>
              {text(`export.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
