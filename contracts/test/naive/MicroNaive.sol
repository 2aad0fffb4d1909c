// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626, IERC20, SafeERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC7540} from "../../src/adapters/IERC7540.sol";

/// A vault over sources as one writes it first: right on a good day. Its weaknesses, each on purpose:
/// any price is believed at once, whatever its age and wherever it came from; whatever it holds of a source's
/// shares counts; a view tells whatever there is at that moment; a source that cannot be read stops everything;
/// the list is asked on entry only.
contract MicroNaive is ERC4626 {
    using SafeERC20 for IERC20;

    mapping(address account => bool) public listed;
    ERC4626[] public sources;

    constructor(IERC20 asset_) ERC20("Naive", "N") ERC4626(asset_) {}

    function list(address account, bool yes) external {
        listed[account] = yes;
    }

    function addSource(address source) external {
        sources.push(ERC4626(source));
    }

    function allocate(uint256 i, uint256 assets) external {
        IERC20(asset()).forceApprove(address(sources[i]), assets);
        sources[i].deposit(assets, address(this));
    }

    function request(uint256 i, uint256 assets) external {
        IERC20(asset()).forceApprove(address(sources[i]), assets);
        IERC7540(address(sources[i])).requestDeposit(assets, address(this), address(this));
    }

    function claim(uint256 i) external {
        sources[i].mint(sources[i].maxMint(address(this)), address(this));
    }

    function totalAssets() public view override returns (uint256 total) {
        total = IERC20(asset()).balanceOf(address(this));
        for (uint256 i = 0; i < sources.length; i++) {
            total += sources[i].convertToAssets(sources[i].balanceOf(address(this)));
        }
    }

    function maxDeposit(address receiver) public view override returns (uint256) {
        return listed[receiver] ? type(uint256).max : 0;
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 6;
    }
}

/// The list is asked at every movement, so that nothing gets past it; nor does anybody who was removed.
contract MicroNaiveLocking is MicroNaive {
    constructor(IERC20 asset_) MicroNaive(asset_) {}

    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || listed[from], "sender is not listed");
        require(to == address(0) || listed[to], "receiver is not listed");
        super._update(from, to, value);
    }
}

/// Shares by the vault's balance, without virtual ones.
contract MicroNaiveShares is MicroNaive {
    constructor(IERC20 asset_) MicroNaive(asset_) {}

    function previewDeposit(uint256 assets) public view override returns (uint256) {
        return totalSupply() == 0 ? assets : assets * totalSupply() / totalAssets();
    }

    function previewRedeem(uint256 shares) public view override returns (uint256) {
        return totalSupply() == 0 ? shares : shares * totalAssets() / totalSupply();
    }
}

/// Requests are priced when they are made.
contract MicroNaiveQueue is MicroNaive {
    struct Request {
        address owner;
        uint256 assets;
    }

    Request[] public requests;

    constructor(IERC20 asset_) MicroNaive(asset_) {}

    function requestRedeem(uint256 shares) external {
        requests.push(Request(msg.sender, previewRedeem(shares)));
        _burn(msg.sender, shares);
    }

    function payQueue() external {
        for (uint256 i = 0; i < requests.length; i++) {
            IERC20(asset()).transfer(requests[i].owner, requests[i].assets); // one who cannot be paid stops all
        }
        delete requests;
    }
}

/// Lends by what a vault's shares are said to be worth, and liquidates by it.
contract MicroLender {
    ERC4626 private immutable vault;
    uint256 public worstPrice = type(uint256).max;

    constructor(ERC4626 vault_) {
        vault = vault_;
    }

    /// Called by a source in the middle of a deposit.
    function readPrice() external {
        uint256 price = vault.convertToAssets(1e12);
        if (price < worstPrice) worstPrice = price;
    }
}

/// A source that calls somebody after it has taken the assets and before it gives the shares.
contract MicroCallingSource is ERC4626 {
    address public callee;
    bool public refused;

    constructor(IERC20 asset_) ERC20("Calling", "C") ERC4626(asset_) {}

    function call(address callee_) external {
        callee = callee_;
    }

    function _transferIn(address from, uint256 assets) internal override {
        super._transferIn(from, assets);
        if (callee == address(0)) return;
        (bool ok,) = callee.call(abi.encodeCall(MicroLender.readPrice, ()));
        if (!ok) refused = true;
    }
}

/// A source that turns on its depositors, in the way that it is told.
contract MicroHostileSource is ERC4626 {
    enum Misbehaviour {
        None,
        Reverts,
        BurnsGas,
        FloodsMemory,
        SaysNothing,
        Keeps,
        Reenters
    }

    Misbehaviour public way;
    bytes private _reentry;
    address private _victim;
    bool public reentered;

    constructor(IERC20 asset_) ERC20("Hostile", "H") ERC4626(asset_) {}

    function misbehave(Misbehaviour way_) external {
        way = way_;
    }

    function reenterInto(address victim, bytes calldata reentry) external {
        (way, _victim, _reentry) = (Misbehaviour.Reenters, victim, reentry);
    }

    function convertToAssets(uint256 shares) public view override returns (uint256) {
        _misbehave();
        return super.convertToAssets(shares);
    }

    function transfer(address to, uint256 value) public override(ERC20, IERC20) returns (bool) {
        _misbehave();
        return super.transfer(to, value);
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        if (way == Misbehaviour.Reenters) (reentered,) = _victim.call(_reentry);
        super._deposit(caller, receiver, assets, way == Misbehaviour.Keeps ? shares / 2 : shares);
    }

    function _misbehave() private view {
        if (way == Misbehaviour.Reverts) revert("no");
        if (way == Misbehaviour.BurnsGas) {
            assembly ("memory-safe") {
                invalid()
            }
        }
        if (way == Misbehaviour.FloodsMemory) {
            assembly {
                revert(0, 500000)
            }
        }
        if (way == Misbehaviour.SaysNothing) {
            assembly {
                return(0, 0)
            }
        }
    }
}
