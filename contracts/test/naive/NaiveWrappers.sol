// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FeeMath} from "../../src/FeeMath.sol";
import {Accrual} from "../../src/FeeAccruals.sol";
import {FeeWrapper} from "../../src/FeeWrapper.sol";

// Fee wrappers as one writes them at first. Each gives up one thing that FeeWrapper does, and is robbed for it in
// FeeWrapperPitfalls.t.sol.

/// Fees by the plain formula: whatever lies above the mark is gain.
abstract contract PlainFees is FeeWrapper {
    function _previewAccrual() internal view virtual override returns (Accrual memory due) {
        due.assets = _sourceValue();
        (due.terms, due.amounts) = (_terms, _amounts);
        due.supply = totalSupply() + _feeShares();
        uint256 elapsed = block.timestamp - lastAccrual();
        due.managementShares = FeeMath.managementShares(due.supply, managementFeeBps(), elapsed);
        due.supply += due.managementShares;
        due.mark = due.floor = highWaterMark();
        uint256 price = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
        if (price <= due.mark) return due;
        uint256 fee = (price - due.mark) * performanceFeeBps();
        due.performanceShares = FeeMath.performanceShares(due.supply, fee, price);
        due.supply += due.performanceShares;
        due.mark = due.floor = Math.max(due.mark, FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES));
    }
}

/// 1. A mark rounded up, on a grid as coarse as prices are often kept.
contract CeilingMark is FeeWrapper {
    uint256 private constant GRID = 1e11; // a ten-thousandth of the first price

    constructor(Config memory config) FeeWrapper(config) {}

    function _previewAccrual() internal view override returns (Accrual memory due) {
        due = super._previewAccrual();
        uint256 price = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
        due.mark = due.floor = Math.max(due.mark, Math.ceilDiv(price, GRID) * GRID);
    }
}

/// 2. What lies here counts, and what was here before the first holder is gain.
contract ChargedDonation is PlainFees {
    constructor(Config memory config) FeeWrapper(config) {}

    function _sourceValue() internal view override returns (uint256) {
        return source().previewRedeem(source().balanceOf(address(this)));
    }

    function _previewAccrual() internal view override returns (Accrual memory due) {
        due = super._previewAccrual();
        if (totalSupply() == 0) due.mark = due.floor = highWaterMark(); // nobody there, nothing to do
    }
}

/// 3. Previews by what was charged already.
contract ForgetfulPreview is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _convertToShares(uint256 assets, Math.Rounding rounding) internal view override returns (uint256) {
        return Math.mulDiv(assets, totalSupply() + _feeShares() + VIRTUAL_SHARES, _sourceValue() + 1, rounding);
    }

    function _convertToAssets(uint256 shares, Math.Rounding rounding) internal view override returns (uint256) {
        return Math.mulDiv(shares, _sourceValue() + 1, totalSupply() + _feeShares() + VIRTUAL_SHARES, rounding);
    }
}

/// 4. A management fee in units of the asset.
contract CoarseFee is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _previewAccrual() internal view override returns (Accrual memory due) {
        due = super._previewAccrual();
        due.supply -= due.managementShares;
        uint256 elapsed = block.timestamp - lastAccrual();
        uint256 fee = due.assets * managementFeeBps() * elapsed / FeeMath.ALL_BPS_YEARS;
        due.managementShares = Math.mulDiv(fee, due.supply, due.assets + 1 - fee);
        due.supply += due.managementShares;
    }
}

/// 5. Every price is believed at once.
contract CredulousMark is PlainFees {
    constructor(Config memory config) FeeWrapper(config) {}
}

/// 6. A price made of balances.
contract BalanceOracle is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _sourceValue() internal view override returns (uint256) {
        return source().previewRedeem(source().balanceOf(address(this)));
    }
}

/// 7. The mark follows the price down.
contract FallingMark is PlainFees {
    constructor(Config memory config) FeeWrapper(config) {}

    function _previewAccrual() internal view override returns (Accrual memory due) {
        due = super._previewAccrual();
        due.mark = due.floor = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
    }
}

/// 8. A list for deposits only.
contract OpenTransfer is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _update(address from, address to, uint256 value) internal override {
        ERC20._update(from, to, value);
    }
}

/// 9. A list for both sides of every movement.
contract LockingList is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && !allowed[from]) revert NotAllowed(from);
        super._update(from, to, value);
    }
}

/// 10. A worth that someone writes down from time to time.
contract StaleWorth is FeeWrapper {
    uint256 private _written;
    uint256 private _writtenShares;

    constructor(Config memory config) FeeWrapper(config) {}

    function write() external {
        _written = super._sourceValue();
        _writtenShares = _sourceShares();
    }

    function _sourceValue() internal view override returns (uint256) {
        if (_writtenShares == 0) return super._sourceValue();
        return Math.mulDiv(_written, _sourceShares(), _writtenShares);
    }

    function _requireFullValue(uint256, uint256, uint256, uint256) internal view override {}
}

/// 11. Prices for whoever asks, whatever goes on.
contract ReadableMidway is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _convertToAssets(uint256 shares, Math.Rounding rounding) internal view override returns (uint256) {
        Accrual memory due = _previewAccrual();
        return Math.mulDiv(shares, due.assets + 1, due.supply + VIRTUAL_SHARES, rounding);
    }
}

/// 13 to 16. A gain is recognised at most as fast as if the mark doubled in a year, and a unit's worth of shares is
/// charged.
contract SlowRecognition is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _previewAccrual() internal view override returns (Accrual memory due) {
        (due.terms, due.amounts) = (_terms, _amounts);
        due.assets = _sourceValue();
        due.supply = totalSupply() + _feeShares();
        due.mark = due.floor = highWaterMark();
        uint256 elapsed = block.timestamp - lastAccrual();
        uint256 price = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
        if (due.supply < VIRTUAL_SHARES) due.mark = due.floor = price;
        if (due.supply < VIRTUAL_SHARES || elapsed == 0 || price <= due.mark) return due;
        uint256 recognised = Math.min(price, due.mark + due.mark * elapsed / FeeMath.YEAR);
        uint256 fee = (recognised - due.mark) * performanceFeeBps();
        due.performanceShares = FeeMath.performanceShares(due.supply, fee, price);
        due.supply += due.performanceShares;
        uint256 charged = FeeMath.price(due.assets, due.supply, VIRTUAL_SHARES);
        due.mark = due.floor = Math.max(due.mark, Math.saturatingSub(charged, price - recognised));
    }
}

/// 12. A source that is taken at its word.
contract TrustingEntry is FeeWrapper {
    constructor(Config memory config) FeeWrapper(config) {}

    function _requireFullValue(uint256, uint256, uint256, uint256) internal view override {}
}
