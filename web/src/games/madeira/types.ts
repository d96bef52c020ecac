// The view of Madeira as the server sends it, under the names that its board uses.
import type { FigureStatus } from '../../lib/types';
import type { PawnView } from '../../api/madeira';

export type {
  AmountView, BuildingView, CityView, ClosedView, ColonyView, CrownView, DistrictView, FavourView, FieldView, MarketView, PassSpaceView,
  PlayerView, RegionView, RowView, SlotView, View, WoodView,
} from '../../api/madeira';

export type Status = FigureStatus;
export type Pawn = PawnView;
