export type { Loads, OverlayProps, PageProps, PieceSkeletons, Remote } from './remote.ts';
export { SiteScope, useSite } from './site/site-scope.tsx';
export { noteServerTime, useServerNow } from './site/server-clock.ts';
export { ModuleSettingsScope, useModuleSetting } from './site/module-settings.tsx';
export { usePageName, useShownPageName } from './site/page-name.ts';
export { useMoney } from './site/use-money.ts';
export { uiTexts } from './texts/ui-texts.ts';

export { useFailureText, type Failure } from './failure/use-failure-text.ts';
export { useFieldErrors, type FieldErrors } from './failure/use-field-errors.ts';
export { useErrorFocus } from './failure/use-error-focus.ts';
export { useFormErrors, type FormErrors } from './failure/use-form-errors.ts';
export { missingFieldsOf } from './failure/missing-fields.ts';
export { textIn } from './failure/text-in.ts';

export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { Icon, isIconName, type IconName } from './icon/icon.tsx';

export { Field, type FieldInputProps as FieldWires, type Labelled } from './field/field.tsx';
export { TextInput, type TextInputProps } from './field/text-input.tsx';
export { TextArea } from './field/text-area.tsx';
export { PasswordInput } from './field/password-input.tsx';
export { AmountInput } from './field/amount-input.tsx';
export { asAmount } from './field/as-amount.ts';
export { Checkbox } from './field/checkbox.tsx';
export { Select } from './field/select.tsx';
export { ErrorText } from './field/error-text.tsx';
export { useAfterPress } from './field/use-after-press.ts';

export { Dialog, Drawer, type DialogProps } from './dialog/dialog.tsx';
export { Tabs, type Tab } from './choice/tabs.tsx';
export { ChipGroup, SegmentedControl, type Option } from './choice/segmented-control.tsx';

export { Card } from './card/card.tsx';
export { Section, type SectionAction } from './card/section.tsx';
export { PageHeader } from './card/page-header.tsx';
export { opensOverlay } from './card/opens-overlay.ts';
export { Stat } from './card/stat.tsx';

export { Skeleton } from './state/skeleton.tsx';
export { Spinner } from './state/spinner.tsx';
export { Retry } from './state/retry.tsx';
export { reportOnline, useIsOnline } from './state/use-is-online.ts';
export { Empty } from './state/empty.tsx';
export type { EmptyArtName } from './state/empty-art-name.ts';

export { Money } from './show/money.tsx';
export { TotalFunds } from './show/total-funds.tsx';
export { Countdown } from './show/countdown.tsx';
export { TimeAgo } from './show/time-ago.tsx';
export { Badge, type BadgeTone } from './show/badge.tsx';
export { Avatar } from './show/avatar.tsx';
export { Progress } from './show/progress.tsx';
export { Confetti } from './show/confetti.tsx';
export { Odometer } from './show/odometer.tsx';
export { Table, type Column } from './table/table.tsx';

export { Toaster } from './toast/toaster.tsx';
export { useToast, type Toast } from './toast/toasts.ts';
export { VisuallyHidden } from './hidden/visually-hidden.tsx';
export { LiveRegion } from './hidden/live-region.tsx';

export { Logo } from './brand/logo.tsx';
export { Motif } from './brand/motif.tsx';
export { CoverArt } from './cover/cover-art.tsx';
